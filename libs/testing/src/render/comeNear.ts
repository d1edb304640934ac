/** Puts everything near the viewport for the rest of a test. */
export function comeNear() {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (tell) =>
      ({
        observe: () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
        disconnect() {},
      }) as unknown as IntersectionObserver,
  );
}
