/** The most that the decoded bytes of one stream of a PDF may come to. The pages of a code of ordinances have a few
 *  dozen kilobytes each; a full-page scan that nobody compressed is smaller than this. */
const decodedBytes = 64 * 1024 * 1024;

const tooLong = (): RangeError => new RangeError('a stream of the document decodes to more than it may');

const Plain = Uint8Array;
const Platform = DecompressionStream;

const CappedArray: Uint8ArrayConstructor = new Proxy(Plain, {
  construct(target, args: unknown[], newTarget): Uint8Array {
    if (typeof args[0] === 'number' && args[0] > decodedBytes) throw tooLong();
    return Reflect.construct(target, args, newTarget === CappedArray ? target : newTarget) as Uint8Array;
  },
});

class CappedDecompression extends Platform {
  readonly #counted: ReadableStream;

  constructor(format: ConstructorParameters<typeof Platform>[0]) {
    super(format);
    let length = 0;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.byteLength;
        if (length > decodedBytes) controller.error(tooLong());
        else controller.enqueue(chunk);
      },
    });
    this.#counted = super.readable.pipeThrough(count);
  }

  override get readable(): ReadableStream {
    return this.#counted;
  }
}

/** Makes the PDF reader stop at a stream that decodes to more than it may. It decodes into growing arrays, and
 *  through the platform's decompression, and has no setting for either: in a process that reads one document and
 *  does nothing else, the arrays and that decompression themselves refuse.  Gives: a function that undoes this. */
export function capDecoding(): () => void {
  globalThis.Uint8Array = CappedArray;
  globalThis.DecompressionStream = CappedDecompression;
  return () => {
    globalThis.Uint8Array = Plain;
    globalThis.DecompressionStream = Platform;
  };
}
