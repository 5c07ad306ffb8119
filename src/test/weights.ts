/** What the first round trip of a connection carries: ten packets, less the headers (RFC 6928). In bytes with Brotli. */
export const firstRoundTrip = 14_600
