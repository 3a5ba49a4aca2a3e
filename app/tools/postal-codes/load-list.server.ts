import districtFile from './data/districts.json' with { type: 'json' }
import lines from './data/post-offices.json' with { type: 'json' }
import type { PostalList } from './postal-list.ts'

export function loadPostalList(): PostalList {
  return { offices: lines.join('\n'), districts: districtFile.districts, provinces: districtFile.provinces }
}
