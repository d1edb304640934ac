-- Lists are ordered and filtered by the price of an item's main SKU, which is another one once a variant is sold out or is
-- there again: like every change of what lists show, this makes a new version of the content. Once in a transaction, since
-- an import may change thousands of stocks.
CREATE FUNCTION shop_note_sold_out() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  this_transaction text := pg_current_xact_id()::text;
BEGIN
  IF current_setting('shop.stock_noted_in', true) = this_transaction THEN
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT 1 FROM sku s WHERE s.site = NEW.site AND s.item_id = NEW.item_id AND s.sku <> NEW.sku) THEN
    INSERT INTO content_version (id, version) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET version = content_version.version + 1;
    PERFORM set_config('shop.stock_noted_in', this_transaction, true);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- At the end of the transaction: the version, which all orders share, is locked for a moment only.
CREATE CONSTRAINT TRIGGER sku_sold_out AFTER UPDATE OF "stock" ON "sku"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (coalesce(OLD.stock <= 0, false) <> coalesce(NEW.stock <= 0, false))
EXECUTE FUNCTION shop_note_sold_out();
