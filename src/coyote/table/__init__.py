"""One table without I/O: seats, versions, clocks, log, wire messages, shuffle proofs."""
