/** What ends the sites of earlier tests. */
const endings: (() => void)[] = []

/** Called when a test begins with a clean database: no site of before it goes on. */
export const endEarlierSites = (): void => {
  for (const end of endings.splice(0)) end()
}

export const endWithTest = (end: () => void): void => void endings.push(end)
