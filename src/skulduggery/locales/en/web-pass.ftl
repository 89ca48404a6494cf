title = One phone for all
