"""What a page shows: the face of a table, its log in words, the score of a paper map."""
