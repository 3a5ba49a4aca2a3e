import { expect, test } from 'vitest'
import type { Analytics } from '#app/records/usage/figures.ts'
import { analyticsTable, changeOf, sharesOf } from './figures.ts'

test('ADM-14: a figure is compared with the time before, and not where there is nothing to compare with', () => {
  expect(changeOf(115, 100)).toEqual({ kind: 'up', percent: 15 })
  expect(changeOf(2, 3)).toEqual({ kind: 'down', percent: 33.3 })
  expect(changeOf(5, 5)).toEqual({ kind: 'same' })
  expect(changeOf(0, 0)).toEqual({ kind: 'same' })
  for (const [now, before] of [
    [5, 0],
    [5, undefined],
    [null, 5],
    [5, null],
  ] as const)
    expect(changeOf(now, before)).toEqual({ kind: 'unknown' })
})

test('ADM-20: the distribution is sorted by count, with each share of all', () => {
  expect(sharesOf({ 'qr-builder': 1, 'homepage-view': 5, unused: 0, 'carrier-identifier': 2 })).toEqual([
    { name: 'homepage-view', count: 5, percent: 62.5, length: 1 },
    { name: 'carrier-identifier', count: 2, percent: 25, length: 0.4 },
    { name: 'qr-builder', count: 1, percent: 12.5, length: 0.2 },
  ])
  expect(sharesOf({})).toEqual([])
})

test('ADM-14: the file has every figure, and none where none is known', () => {
  const totals = { totalUsers: 2, totalToolUsage: 8, pageViews: 5, totalErrors: 0, errorRate: 0 }
  const nothing = { top: [], rest: { values: 0, views: 0, visits: 0 } }
  const figures: Analytics = {
    timeRange: '7d',
    from: '2026-11-14T18:15:00.000Z',
    to: '2026-11-21T10:15:00.000Z',
    ...totals,
    toolUsage: { 'qr-builder': 3, 'homepage-view': 5 },
    errorStats: {},
    dailyUsage: { '2026-11-20': 8 },
    dimensions: {
      page: { top: [{ value: '/ne', views: 5, visits: 2 }], rest: { values: 3, views: 4, visits: 1 } },
      page_language: nothing,
      referrer: { top: [{ value: '', views: 5, visits: 2 }], rest: nothing.rest },
      width: nothing,
    },
    dimensionDays: { from: '2026-11-15', to: '2026-11-21' },
    recentActivity: [],
    previous: { from: '2026-11-07', to: '2026-11-14', ...totals, totalUsers: 1, errorRate: null },
    lastEventHour: null,
    health: {
      startedAt: '2026-11-21T10:00:00.000Z',
      uptimeSeconds: 60,
      since: '2026-11-21T10:00:00.000Z',
      requests: 0,
      failed: 0,
      p50Ms: null,
      p95Ms: null,
    },
  }
  expect(analyticsTable(figures)).toEqual([
    ['part', 'name', 'value', 'previous'],
    ['period', 'from', '2026-11-14T18:15:00.000Z', ''],
    ['period', 'to', '2026-11-21T10:15:00.000Z', ''],
    ['total', 'totalUsers', '2', '1'],
    ['total', 'totalToolUsage', '8', '8'],
    ['total', 'pageViews', '5', '5'],
    ['total', 'totalErrors', '0', '0'],
    ['total', 'errorRate', '0', ''],
    ['tool', 'homepage-view', '5', ''],
    ['tool', 'qr-builder', '3', ''],
    ['day', '2026-11-20', '8', ''],
    ['period of pages', 'from', '2026-11-15', ''],
    ['period of pages', 'to', '2026-11-21', ''],
    ['page views', '/ne', '5', ''],
    ['page views', '(rest)', '4', ''],
    ['page visits', '/ne', '2', ''],
    ['page visits', '(rest)', '1', ''],
    ['referrer views', '(none)', '5', ''],
    ['referrer visits', '(none)', '2', ''],
  ])
})
