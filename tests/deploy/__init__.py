"""What somebody who runs a server is given: the image, the set-ups around it, and the files of the proxies."""
