title = Around the table
