export const en = {
  title: 'Change the Order',
  hint: 'Move a row with its arrows, or type its new place in front of it and press Enter.',
  errorTitle: 'Error Loading the Order',
  place: (name: string, count: string) => `Place of ${name}, 1 to ${count}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  hidden: 'Hidden from visitors',
  moved: (name: string, place: string, count: string) => `${name}: place ${place} of ${count}.`,
  saved: 'The order is saved.',
}

export type OrderMessages = typeof en
