export const en = {
  title: 'Preeti and Unicode',
  subtitle: 'Preeti and Unicode',
  label: 'Input',
}

export type NepaliTextMessages = typeof en
