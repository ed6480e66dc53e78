export const pause = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(done, ms))

/** The result, unless it takes longer than `ms`. @throws the error of `late` then */
export const withTimeout = <Result>(result: Promise<Result>, ms: number, late: () => Error): Promise<Result> =>
  Promise.race([
    result,
    pause(ms).then(() => {
      throw late()
    }),
  ])
