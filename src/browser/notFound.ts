// On the page that stands in for a missing one: tells whoever looks in the console which path was asked for.
console.warn(`404: ${location.pathname}`)
