import { apache } from './hosts/apache.ts'
import { cloudflare } from './hosts/cloudflare.ts'
import type { Host } from './hosts/host.ts'
import { netlify } from './hosts/netlify.ts'
import { nginx } from './hosts/nginx.ts'

/** Every host that the build makes rules for. */
export const hosts: readonly Host[] = [netlify, apache, nginx, cloudflare]

/** The files in the site that only a host reads; no visitor ever gets them. */
export const ownFiles: readonly string[] = hosts.flatMap(({ inSite, files }) => (inSite ? Object.keys(files) : []))
