/**
 * Whether every server, address and file system takes a name as it is: letters, digits, `.`, `_` and `-`, beginning
 * with a letter or digit. Of the folders that begin with a dot only `.well-known` is served.
 * @param name the path of a file in the built site, with forward slashes
 */
export const isServedName = (name: string): boolean =>
  /^(?:\.well-known\/)?(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/.test(name)
