/** Ids of what stands around the text of every page: names that no heading will have. */
export const layoutIds = { menu: 'hoofdmenu', complaints: 'klachtenmenu', main: 'hoofdinhoud' } as const
