LOCK TABLE "vehicles", "vehicle_slugs" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE INDEX "vehicle_slugs_slug" ON "vehicle_slugs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "vehicles_slug_for_now" ON "vehicles" USING btree ("slug");--> statement-breakpoint
CREATE FUNCTION "free_vehicle_slug"("wanted" text, "dealership" text, "own" bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  choice text := wanted;
  tried integer := 1;
BEGIN
  WHILE EXISTS (SELECT FROM vehicles v WHERE v.slug = choice AND v.id <> own)
    OR EXISTS (SELECT FROM vehicle_slugs f WHERE f.slug = choice AND f.vehicle_id <> own) LOOP
    choice := concat_ws('-', wanted, (SELECT d.slug FROM dealerships d WHERE d.id = dealership),
      CASE WHEN tried > 1 THEN tried END);
    tried := tried + 1;
  END LOOP;
  RETURN choice;
END $$;--> statement-breakpoint
DO $$
DECLARE
  later record;
  given text;
BEGIN
  FOR later IN
    WITH shared AS (SELECT slug FROM vehicles GROUP BY slug HAVING count(*) > 1),
      holder AS (
        SELECT v.id, v.slug, v.dealership_id, v.show_on_dealer_website, d.slug AS dealership
        FROM vehicles v JOIN shared USING (slug) JOIN dealerships d ON d.id = v.dealership_id),
      listed AS (
        SELECT h.id, h.slug, s.website_id, min(source.place) AS place
        FROM holder h CROSS JOIN sites s
          CROSS JOIN LATERAL jsonb_array_elements(s.document -> 'stockFrom') WITH ORDINALITY AS source(entry, place)
        WHERE h.show_on_dealer_website AND source.entry ->> 'dealership' = h.dealership
        GROUP BY h.id, h.slug, s.website_id),
      leads AS (
        SELECT one.id, count(*) AS sites FROM listed one
        WHERE EXISTS (SELECT FROM listed other
            WHERE other.slug = one.slug AND other.website_id = one.website_id AND other.id <> one.id)
          AND NOT EXISTS (SELECT FROM listed other
            WHERE other.slug = one.slug AND other.website_id = one.website_id AND other.place < one.place)
        GROUP BY one.id),
      ranked AS (
        SELECT h.*, row_number() OVER (
          PARTITION BY h.slug ORDER BY h.show_on_dealer_website DESC, coalesce(leads.sites, 0) DESC, h.id) AS place
        FROM holder h LEFT JOIN leads ON leads.id = h.id)
    SELECT id, slug, dealership_id FROM ranked WHERE place > 1 ORDER BY slug, place
  LOOP
    given := free_vehicle_slug(later.slug, later.dealership_id, later.id);
    UPDATE vehicles SET slug = given WHERE id = later.id;
    INSERT INTO vehicle_slugs (dealership_id, slug, vehicle_id) VALUES (later.dealership_id, later.slug, later.id)
      ON CONFLICT (dealership_id, slug) DO UPDATE SET vehicle_id = excluded.vehicle_id, retired_at = now();
    INSERT INTO changes (kind, dealership_id, vehicle_id, slugs, facts)
      SELECT 'vehicle', v.dealership_id, v.id, jsonb_build_array(v.slug, later.slug), jsonb_build_array(facts, facts)
      FROM vehicles v CROSS JOIN LATERAL (
        SELECT jsonb_build_object('make', v.make, 'model', v.model, 'car_type', v.car_type, 'item_type', v.item_type,
          'simple_body', v.simple_body, 'status', v.status, 'sold', v.sold, 'sold_at', v.sold_at,
          'updated_at', v.updated_at, 'certified', v.certified, 'city', v.city, 'location_id', v.location_id,
          'show_on_dealer_website', v.show_on_dealer_website) AS facts) AS told
      WHERE v.id = later.id;
  END LOOP;
END $$;--> statement-breakpoint
DROP INDEX "vehicles_slug_for_now";--> statement-breakpoint
ALTER TABLE "vehicles" DROP CONSTRAINT "vehicles_dealership_slug";--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_slug" UNIQUE("slug");--> statement-breakpoint
CREATE FUNCTION "give_vehicle_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.slug = OLD.slug THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM pg_advisory_xact_lock(7306131054);
  NEW.slug := free_vehicle_slug(NEW.slug, NEW.dealership_id, NEW.id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "vehicles_give_slug" BEFORE INSERT OR UPDATE OF "slug" ON "vehicles" FOR EACH ROW
  WHEN (current_setting('forecourt.addresses', true) IS DISTINCT FROM 'given')
  EXECUTE FUNCTION "give_vehicle_slug"();
