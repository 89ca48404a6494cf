title = Look back
