"""The flicks: what a seat may do with a disc, how luck and physics answer, and what comes of it."""
