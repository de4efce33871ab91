import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import * as styles from './detail-pictures.css';

/** Large pictures beside the words of a vehicle's page, cut-outs on a dark set. Nothing without pictures. */
export const DetailPictures = ({ images }: { readonly images: readonly VehicleImage[] }) =>
  images.length === 0 ? null : (
    <div className={styles.row}>
      {images.map((image) => (
        <VehiclePicture
          key={image.src}
          image={image.fit === 'contain' ? { ...image, tone: 'night' } : image}
          sizes="(min-width: 75rem) 30vw, (min-width: 48rem) 50vw, 100vw"
        />
      ))}
    </div>
  );
