import { useBrand } from '@shop/brand';
import { postalCodeFormats } from '@shop/contracts/postal-codes';
import { useShopDispatch } from '@shop/service-client';
import { accountService } from '@shop/service-client/account';

/** Finds the city of a whole postal code of the shop's country; null where there is none, or more than one. */
export function useCityOf(): (zip: string) => Promise<string | null> {
  const dispatch = useShopDispatch();
  const { country } = useBrand();
  return async (zip) => {
    if (!postalCodeFormats[country].test(zip)) return null;
    const { data } = await dispatch(accountService.endpoints.getPlaces.initiate(zip, { subscribe: false }));
    const [city, ...others] = data?.ret ?? [];
    return city && others.length === 0 ? city : null;
  };
}
