/** Runs what makes errors that nobody looks into: a stack for each would take most of the time. */
export function withoutStacks<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return make()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
