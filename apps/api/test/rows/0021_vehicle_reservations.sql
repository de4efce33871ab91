insert into vehicle_reservations (vehicle_id, dealership_id, by, who, reserved_at)
  values ({vehicle}, '{dealership}', 'operator', 'Avery', now());
