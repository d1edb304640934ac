export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay';
export { Spinner, type SpinnerProps } from './Spinner';
