/** Runs `make` without capturing stack traces; for many errors whose stacks nobody reads, that is most of the time. */
export function withoutStacks<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return make()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
