"""What people run a server with: the image, the set-ups around it, the files of the proxies."""
