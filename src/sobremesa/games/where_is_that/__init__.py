"""Where Is That?: cities and monuments laid north, south, east or west of each other."""
