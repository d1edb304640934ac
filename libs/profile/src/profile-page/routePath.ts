/** The address of a page of the profile area whose own address is `base`. */
export const routePath = (base: string, segment: string): string => (segment ? `${base}/${segment}` : base);
