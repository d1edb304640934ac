/** What browsers that can read codes from pictures have of the Barcode Detection API. The types of the DOM lack it. */
export interface CodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface CodeDetectorClass {
  new (options: { formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

const detectorClass = () => (window as { BarcodeDetector?: CodeDetectorClass }).BarcodeDetector;

/** Whether the browser reads codes, and gives pages a camera at all: over an insecure connection it does not. */
export async function canReadCodes(): Promise<boolean> {
  // Types of the DOM say that it is always there.
  if (!(navigator.mediaDevices as MediaDevices | undefined)) return false;
  return Boolean((await detectorClass()?.getSupportedFormats())?.includes(FORMAT));
}

/** Only where `canReadCodes`. */
export const createCodeDetector = () => new (detectorClass()!)({ formats: [FORMAT] });
