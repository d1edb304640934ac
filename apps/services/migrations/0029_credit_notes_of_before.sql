-- Orders that were given up, and refunds that were made, before there were credit notes, get theirs. Who changes an order
-- locks it first, and waits here.
LOCK TABLE "shop_order" IN EXCLUSIVE MODE;--> statement-breakpoint
DO $$
DECLARE
  open_part record;
  share jsonb;
  credited jsonb;
  new_taxes jsonb;
  part bigint;
  part_left bigint;
  taxed bigint;
  taxed_part bigint;
  gross bigint;
  tax bigint;
  own bigint;
  own_tax bigint;
  permille bigint;
  this_year smallint := extract(year from statement_timestamp() at time zone 'Europe/Zurich')::smallint;
BEGIN
  FOR open_part IN
    SELECT o.id, o.site, o.due_cents + o.vouchers_cents AS invoiced, o.taxes, given_up.is_so AS is_rest, r.cents,
      CASE WHEN given_up.is_so THEN '[]'::jsonb ELSE r.lines END AS lines,
      -- Value vouchers are not taxed; nothing is taken off them.
      (SELECT coalesce(sum((back->>'qty')::bigint * l.unit_cents), 0)
        FROM jsonb_array_elements(r.lines) AS back
        JOIN order_line l ON l.order_id = o.id AND l.position::text = back->>'id' AND l.vat_permille IS NULL) AS untaxed
    FROM shop_order o
    CROSS JOIN LATERAL (
      SELECT o.status IN ('canceled', 'canceledByCustomer') OR o.status = 'refunded' AND (
        EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id AND e.status IN ('canceled', 'canceledByCustomer'))
        OR NOT EXISTS (SELECT FROM order_refund r WHERE r.order_id = o.id)
      ) AS is_so
    ) AS given_up
    -- A note is issued in the transaction of its refund.
    LEFT JOIN order_refund r ON r.order_id = o.id AND NOT given_up.is_so AND NOT EXISTS (
      SELECT FROM credit_note n
      WHERE n.order_id = o.id AND n.issued_at BETWEEN r.created_at AND r.created_at + interval '1 minute'
    )
    WHERE o.confirmed_at IS NOT NULL AND (given_up.is_so OR r.id IS NOT NULL)
      AND NOT EXISTS (SELECT FROM credit_note n WHERE n.order_id = o.id AND n.is_rest)
    ORDER BY o.site, coalesce(r.created_at, o.confirmed_at), o.number
  LOOP
    part_left := open_part.invoiced - (SELECT coalesce(sum(cents), 0) FROM credit_note WHERE order_id = open_part.id);
    part := CASE WHEN open_part.is_rest THEN part_left ELSE least(open_part.cents, part_left) END;
    CONTINUE WHEN part <= 0;

    credited := (SELECT coalesce(jsonb_agg(one), '[]') FROM credit_note n, jsonb_array_elements(n.taxes) AS one
      WHERE n.order_id = open_part.id);
    taxed := (SELECT coalesce(sum((one->'gross'->>'cents')::bigint), 0) FROM jsonb_array_elements(open_part.taxes) AS one)
      - (SELECT coalesce(sum((one->'gross'->>'cents')::bigint), 0) FROM jsonb_array_elements(credited) AS one);
    -- Of lines it is known how much of them is taxed; an amount is so in proportion, rounded half up.
    taxed_part := CASE
      WHEN jsonb_array_length(open_part.lines) > 0 THEN part - open_part.untaxed
      ELSE (2 * part * taxed + part_left) / (2 * part_left)
    END;
    taxed_part := least(taxed, part, greatest(taxed_part, part - (part_left - taxed), 0));

    new_taxes := '[]';
    FOR share IN SELECT * FROM jsonb_array_elements(open_part.taxes) LOOP
      permille := (share->>'permille')::bigint;
      gross := (share->'gross'->>'cents')::bigint - (SELECT coalesce(sum((one->'gross'->>'cents')::bigint), 0)
        FROM jsonb_array_elements(credited) AS one WHERE (one->>'permille')::bigint = permille);
      tax := (share->'tax'->>'cents')::bigint - (SELECT coalesce(sum((one->'tax'->>'cents')::bigint), 0)
        FROM jsonb_array_elements(credited) AS one WHERE (one->>'permille')::bigint = permille);
      CONTINUE WHEN gross <= 0;
      -- In proportion; the last rate takes what is left. Orders of that time have one.
      own := taxed_part * gross / taxed;
      own_tax := CASE
        WHEN own = gross THEN tax
        ELSE least(tax, (2 * own * permille + 1000 + permille) / (2 * (1000 + permille)))
      END;
      taxed_part := taxed_part - own;
      taxed := taxed - gross;
      CONTINUE WHEN own <= 0;
      new_taxes := new_taxes || jsonb_build_array(jsonb_build_object('permille', permille,
        'gross', jsonb_build_object('cents', own), 'tax', jsonb_build_object('cents', own_tax)));
    END LOOP;

    INSERT INTO credit_note (order_id, site, year, number, issued_at, cents, taxes, lines, is_rest)
    SELECT open_part.id, open_part.site, this_year, coalesce(max(n.number), 0) + 1, statement_timestamp(), part, new_taxes,
      open_part.lines, open_part.is_rest
    FROM credit_note n WHERE n.site = open_part.site AND n.year = this_year;
  END LOOP;
END $$;
