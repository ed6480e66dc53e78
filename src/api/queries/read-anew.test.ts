import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateAll, makeQueryClient } from './query-client'
import { readAnew } from './read-anew'

/** A query whose reads are answered by hand, in order. */
function byHand(key = 'orders') {
  const answers: ((answer: Promise<string>) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  return { query: { queryKey: [key], queryFn, retry: false }, answers }
}

test.each([
  ['arrives', () => Promise.resolve('before')],
  ['fails', () => Promise.reject(new Error('lost'))],
])('a read that began before is not taken for a new one, whether it %s [PAY-12]', async (_, outcome) => {
  const client = new QueryClient()
  const { query, answers } = byHand()
  const earlier = client.fetchQuery(query)
  const anew = readAnew(client, query)
  await expect.poll(() => answers).toHaveLength(2)
  answers[0]?.(outcome())
  answers[1]?.(Promise.resolve('now'))
  expect(await anew).toBe('now')
  // Whoever awaits the earlier read gets the result of the new one.
  expect(await earlier).toBe('now')
  expect(client.getQueryData(query.queryKey)).toBe('now')
})

test('without a read in progress the server is asked once, however fresh the data is [PAY-12]', async () => {
  const client = new QueryClient()
  const { query, answers } = byHand()
  client.setQueryData(query.queryKey, 'cached')
  const anew = readAnew(client, query)
  await expect.poll(() => answers).toHaveLength(1)
  answers[0]?.(Promise.resolve('now'))
  expect(await anew).toBe('now')
  expect(answers).toHaveLength(1)
})

test.each([
  ['the first one', undefined],
  ['a later one', 'seen'],
])('a read in progress during a command is repeated after it, be it %s [PAY-12]', async (_, cached) => {
  const client = makeQueryClient()
  const { query, answers } = byHand()
  client.setQueryData(query.queryKey, cached)
  const earlier = client.fetchQuery({ ...query, staleTime: 0 })
  await invalidateAll(client)
  await expect.poll(() => answers).toHaveLength(2)
  answers[0]?.(Promise.resolve('before'))
  answers[1]?.(Promise.resolve('now'))
  expect(await earlier).toBe('now')
  expect(client.getQueryData(query.queryKey)).toBe('now')
})

test('a read in progress during a command is repeated with the reads that it is made of [PAY-12]', async () => {
  const client = makeQueryClient()
  const part = byHand()
  const other = byHand('other')
  const whole = client.fetchQuery({
    queryKey: ['whole'],
    queryFn: async () => [await client.fetchQuery(part.query), await client.fetchQuery(other.query)],
  })
  await expect.poll(() => part.answers).toHaveLength(1)
  part.answers[0]?.(Promise.resolve('before'))
  await expect.poll(() => other.answers).toHaveLength(1)
  await invalidateAll(client)
  await expect.poll(() => part.answers).toHaveLength(2)
  part.answers[1]?.(Promise.resolve('now'))
  other.answers.at(-1)?.(Promise.resolve('other'))
  expect(await whole).toEqual(['now', 'other'])
})

test('a static query in progress is not sent again by a command, which it may have sent [ACC-03]', async () => {
  const client = makeQueryClient()
  const verification = byHand('verification')
  const orders = byHand()
  const verified = client.fetchQuery({ ...verification.query, staleTime: 'static' })
  void client.fetchQuery(orders.query)
  await invalidateAll(client)
  await expect.poll(() => orders.answers).toHaveLength(2)
  expect(verification.answers).toHaveLength(1)
  verification.answers[0]?.(Promise.resolve('verified'))
  expect(await verified).toBe('verified')
})
