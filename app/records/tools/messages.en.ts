export const en = {
  nameRequired: 'Tool name is required',
  pathRequired: 'Path is required',
  pathSlash: 'Path must start with /',
  pathForm: 'A path has small letters, digits, - and / only',
  pathTaken: 'This path is already used by another tool',
  descriptionRequired: 'Description is required',
}

export type ToolMessages = typeof en
