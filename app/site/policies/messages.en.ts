export const en = {
  contents: 'On this page',
}

export type PolicyWords = typeof en
