import { expect, test } from 'vitest'
import { parseFields } from '#app/platform/editing/fields.ts'
import { toolRecord } from './schema.ts'

const tool = { name: 'Postal Codes', path: '/postal-codes', description: 'Search a code.' }
const errors = (given: unknown, lang: 'en' | 'ne' = 'en') => {
  const read = parseFields(toolRecord.edits(lang), given, lang)
  return read.ok ? {} : read.fieldErrors
}

test('ADM-05: a tool without more has the specified defaults', () => {
  expect(parseFields(toolRecord.edits('en'), tool, 'en')).toMatchObject({
    fields: {
      ...tool,
      icon_name: 'tool',
      category: 'Utility',
      is_active: true,
      sort_order: 0,
      seo_title: null,
    },
  })
})

test('ADM-05: the three texts that a tool needs, and the slash of its path', () => {
  const needed = {
    name: 'Tool name is required',
    path: 'Path is required',
    description: 'Description is required',
  }
  expect(errors({})).toEqual(needed)
  expect(errors({ name: ' ', path: '', description: '\n' })).toEqual(needed)
  expect(errors({ ...tool, path: 'postal-codes' })).toEqual({ path: 'Path must start with /' })
  expect(errors({ ...tool, path: 'x' }, 'ne')).toEqual({ path: 'पथ / बाट सुरु हुनुपर्छ' })
})

test.each(['//evil.example', '/a b', '/A', '/a/', '/../x', '/a?b'])('a path cannot be %s', (path) => {
  expect(errors({ ...tool, path })).toEqual({ path: 'A path has small letters, digits, - and / only' })
})

test('ADM-19: icons and categories are the offered ones', () => {
  for (const category of ['Telecom', 'Finance', 'Utility', 'Converter', 'Generator', 'Safety', 'Internet'])
    expect(errors({ ...tool, category })).toEqual({})
  for (const icon_name of ['tool', 'refresh-ccw', 'currency-rupee', 'qr-code'])
    expect(errors({ ...tool, icon_name })).toEqual({})
  expect(Object.keys(errors({ ...tool, category: 'Games', icon_name: 'rocket' }))).toEqual([
    'category',
    'icon_name',
  ])
})
