import { createHash } from 'node:crypto'

/** The source expression of a policy for an inline script or style (CSP 3, section 2.3.1). */
export const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
