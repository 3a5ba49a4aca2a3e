/** Functions that stop the sites of earlier tests. */
const endings: (() => void)[] = []

/** Stops the sites of earlier tests. Called before a test gets a clean database. */
export const endEarlierSites = (): void => {
  for (const end of endings.splice(0)) end()
}

export const endWithTest = (end: () => void): void => void endings.push(end)
