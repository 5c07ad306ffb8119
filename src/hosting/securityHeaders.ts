/** Names and values of HTTP headers. */
export type Headers = Readonly<Record<string, string>>

// The features that browsers have known for years; one they don't know would be a message in their console.
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * What every response carries, whatever it holds. Why HSTS has no `preload` and why there is no
 * Cross-Origin-Embedder-Policy stands in docs/decisions/0003-one-hosting-table.md.
 */
export const securityHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
}

/** How long browsers keep what: for good, only after asking again, or not at all. */
export const caching = {
  /** Files with a fingerprint in their name: another content has another name. */
  forever: 'public, max-age=31536000, immutable',
  /** Everything with a fixed address: kept, and asked for again every time (ETag). */
  revalidate: 'no-cache',
  /** The page for what isn't there: it may be there a minute later. */
  never: 'no-store',
} as const
