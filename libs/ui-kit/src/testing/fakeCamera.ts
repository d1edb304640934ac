/** Gives the page a camera that sees a code, in a browser that reads it. Returns what takes both away again. */
export function fakeCamera(rawValue: string): () => void {
  const { play } = HTMLMediaElement.prototype;
  const stream = { getTracks: () => [{ stop: () => undefined }] };
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => ['qr_code'];
    readonly detect = async () => [{ rawValue }];
  }
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => stream },
    configurable: true,
  });
  Object.assign(window, { BarcodeDetector });
  HTMLMediaElement.prototype.play = async () => undefined;
  return () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(window, 'BarcodeDetector');
    HTMLMediaElement.prototype.play = play;
  };
}
