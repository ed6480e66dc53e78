/** The content of a file; jsdom's files have no arrayBuffer(). */
export const bytesOf = (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () => fail(reader.error ?? new Error('not read')))
    reader.readAsArrayBuffer(file)
  })
