/** From now on in a test, everything is near the window. */
export function comeNear() {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (tell) =>
      ({
        observe: () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
        disconnect() {},
      }) as unknown as IntersectionObserver,
  );
}
