"""Tables on the network: their log, their rooms, HTTP and sockets."""
