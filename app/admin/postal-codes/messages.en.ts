export const en = {
  caption: 'Postal codes',
  errorTitle: 'Error Loading Postal Codes',
  emptyTitle: 'No Postal Codes Found',
  add: 'Add Post Office',
  addTitle: 'Add New Post Office',
  editTitle: 'Edit Post Office',
  deleteTitle: () => 'Delete this post office?',
  deleteText: (name: string) => `Are you sure you want to delete ${name}? Its code is no longer found.`,
  saved: 'The post office is saved.',
  deleted: 'The post office is deleted.',
  hints: {
    code: 'Five digits. No other office may have it.',
    district: 'As the published list spells it, or by today’s name.',
    name_ne: 'If left empty, Nepali pages show the name as it is published.',
    source: 'Where the office and its code were seen. Visitors do not see it.',
    checked_on: 'The day on which the source was read.',
  },
  labels: {
    code: 'Postal code',
    district: 'District',
    name: 'Post office',
    office_type: 'Type',
    source: 'Source',
    checked_on: 'Checked on',
  },
  province: 'Province',
  options: {
    office_type: {
      'A.P.O.': 'Area Post Office (A.P.O.)',
      'D.P.O.': 'District Post Office (D.P.O.)',
      'G.P.O.': 'General Post Office (G.P.O.)',
      'E.R.P.D.': 'Eastern Regional Postal Directorate (E.R.P.D.)',
      'W.R.P.D.': 'Western Regional Postal Directorate (W.R.P.D.)',
      'M.W.R.P.D.': 'Mid-Western Regional Postal Directorate (M.W.R.P.D.)',
      'F.W.R.P.D.': 'Far-Western Regional Postal Directorate (F.W.R.P.D.)',
    },
  },
}

export type PostalCodesMessages = typeof en
